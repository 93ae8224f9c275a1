import { THEMES } from '@pouch/art';
import { andList, GAME_FACTS, GAME_IDS } from '@pouch/rules';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Installable, and all of it kept on the device after the first visit. */
export const pwa = (): Plugin[] =>
  VitePWA({
    registerType: 'prompt',
    // The page allows no script in its text: src/pwa/update.ts registers.
    injectRegister: null,
    manifest: {
      id: '/',
      name: 'Pouch: four coin games',
      short_name: 'Pouch',
      description: `${andList(GAME_IDS.map((id) => GAME_FACTS[id].name))}: against bots, with friends online, or on one screen.`,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      categories: ['games'],
      theme_color: THEMES.dark.grounds[1],
      background_color: THEMES.dark.grounds[0],
      icons: [
        { src: '/icons/pouch-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/pouch-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/pouch-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/pouch.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    workbox: {
      // Kits need their letterings (.ttf) and their worker offline; the colour profile that came with pdfkit is not used.
      globPatterns: ['**/*.{html,js,css,woff2,ttf,svg,png,json,wasm,bin}'],
      maximumFileSizeToCacheInBytes: 6_000_000,
      navigateFallback: 'index.html',
      navigateFallbackDenylist: [/^\/api(\/|$)/],
      cleanupOutdatedCaches: true,
      // Messages about turns, and what a pressed notification does.
      importScripts: ['/turn-notice.js'],
      // The first visit's own page can go offline at once, and not only after it has been loaded again.
      clientsClaim: true,
    },
  });
