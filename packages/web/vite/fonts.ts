import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The Latin letters of both families: all that a first visit needs. */
const FIRST = ['brygada-1918-latin-wght-normal.woff2', 'commissioner-latin-wght-normal.woff2'] as const;

/** Loads the fonts with the page instead of after its styles: nothing moves because a letter became wider. */
export const fonts = (): Plugin => ({
  name: 'pouch-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = Object.values(bundle);
      return FIRST.map((name): HtmlTagDescriptor => {
        const file = files.find((each) => each.type === 'asset' && each.names.includes(name));
        if (file === undefined) throw new Error(`${name} is not part of the build`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file.fileName}`, crossorigin: '' };
        return { tag: 'link', attrs, injectTo: 'head-prepend' };
      });
    },
  },
});
