import 'virtual:tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/shared.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorScreen } from './pages/error-screen.tsx';
import common from './words/en/common.json';
import { addWords } from './words/t.ts';

addWords(common);

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <ErrorScreen>
        <App />
      </ErrorScreen>
    </StrictMode>,
  );

// Not before the page is there: a first visit has more pressing things to load.
addEventListener('load', () => import('./pwa/update.ts').then(({ keepUpToDate }) => keepUpToDate()));
