import { useCallback, useSyncExternalStore } from 'react';
import { MEDIA } from '../look/scale.ts';
import { useSettings } from './settings.ts';

/** What the device is and wants, as far as the page follows it. */

const lists = new Map<string, MediaQueryList>();

/** Asked for at every drawing, so made once. */
function listFor(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

function useMedia(query: string): boolean {
  const list = listFor(query);
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [list],
    ),
    () => list.matches,
  );
}

/** The phone's order and sizes. */
export const usePhone = (): boolean => useMedia(MEDIA.phone);

/** The log has a rail of its own. */
export const useWide = (): boolean => useMedia(MEDIA.laptop);

/** Wide rather than high: a phone held sideways, or a desktop's window at twice its size. */
export const useLow = (): boolean => useMedia(MEDIA.landscape);

/** Too low for board and decision one above the other, and wide enough for them side by side. */
export const useBeside = (): boolean => useMedia(`${MEDIA.tablet} and ${MEDIA['below-tall']}`);

export type Motion = 'full' | 'none';

export function useMotion(): Motion {
  const { motion } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  if (motion === 'system') return reduced ? 'none' : 'full';
  return motion;
}

export function useThemeName(): 'dark' | 'parchment' {
  const { theme } = useSettings();
  const light = useMedia('(prefers-color-scheme: light)');
  if (theme === 'system') return light ? 'parchment' : 'dark';
  return theme;
}
