import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useMotion, useThemeName } from './device/media.ts';
import Home from './pages/home/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Announcer } from './ui/announcer.tsx';
import { Explanations } from './ui/explain.tsx';
import { Toasts } from './ui/toast.tsx';
import { Waiting } from './ui/waiting.tsx';

/** Home is there from the start: what it shares with these pages they find loaded. */
const Play = lazy(() => import('./pages/play/play.tsx'));
const Table = lazy(() => import('./pages/table/table.tsx'));
const Tables = lazy(() => import('./pages/tables/tables.tsx'));
const Lobby = lazy(() => import('./pages/lobby/lobby.tsx'));
const Find = lazy(() => import('./pages/find/find.tsx'));
const Device = lazy(() => import('./pages/device/device.tsx'));
const Learn = lazy(() => import('./pages/learn/learn.tsx'));
const Kits = lazy(() => import('./pages/kits/kits.tsx'));
const Replays = lazy(() => import('./pages/replays/replays.tsx'));
const Replay = lazy(() => import('./pages/replay/replay.tsx'));
const OnlineReplay = lazy(() => import('./pages/replay/online.tsx'));
const Settings = lazy(() => import('./pages/settings/settings.tsx'));
/** Nothing links here. */
const Admin = lazy(() => import('./pages/admin/admin.tsx'));
const Credits = lazy(() => import('./pages/credits/credits.tsx'));

export function App(): ReactNode {
  useLook();
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
          {/* A table on the server: its link is all that a friend needs. */}
          <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
          <Route path="/tables" component={Tables} />
          <Route path="/lobby" component={Lobby} />
          <Route path="/find/:game?">{({ game }) => <Find key={game} game={game} />}</Route>
          <Route path="/replays" component={Replays} />
          <Route path="/replay/online/:id">{({ id }) => <OnlineReplay key={id} id={id} />}</Route>
          {/* A record in the link itself, or one that this device keeps. */}
          <Route path="/replay/:id?">{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path="/learn/:game?">{({ game }) => <Learn game={game} />}</Route>
          <Route path="/print/:game?">{({ game }) => <Kits game={game} />}</Route>
          <Route path="/settings" component={Settings} />
          <Route path="/device" component={Device} />
          <Route path="/credits" component={Credits} />
          <Route path="/admin" component={Admin} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Announcer />
      <Explanations />
      <Toasts />
    </>
  );
}

/** Theme and motion stand on the root, where all styles find them. */
function useLook(): void {
  const theme = useThemeName();
  const motion = useMotion();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground-1');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [theme, motion]);
}
