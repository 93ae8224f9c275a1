import display from '@expo-google-fonts/brygada-1918/700Bold/Brygada1918_700Bold.ttf?url';
import text from '@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf?url';
import strong from '@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf?url';
import heavy from '@expo-google-fonts/commissioner/800ExtraBold/Commissioner_800ExtraBold.ttf?url';
import { box, filled, toSvg } from '@pouch/art';
import { type Fonts, kitPages, makeKit, openFonts, type Page } from '@pouch/print';
import type { KitAnswer, KitRequest, PagePreview } from './kit-messages.ts';

/** Kits in a web worker: a kit takes a second or so, in which the page stays alive. */

addEventListener('message', ({ data }: MessageEvent<KitRequest>) => {
  answer(data).then(
    (told) => postMessage(told, { transfer: told.kind === 'pdf' ? [told.pdf.buffer] : [] }),
    (error: unknown) =>
      postMessage({
        kind: 'error',
        id: data.id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies KitAnswer),
  );
});

async function answer({ id, wanted, game, options }: KitRequest): Promise<KitAnswer> {
  const fonts = await loadFonts();
  switch (wanted) {
    case 'pdf': {
      const { pages, pdf } = await makeKit(game, options, 'browser', fonts);
      return { kind: 'pdf', id, pdf, pages: pages.length };
    }
    case 'preview': {
      const pages = kitPages(game, options, 'browser', fonts);
      return { kind: 'preview', id, previews: pages.map((page, at) => previewOf(page, `kit-${id}-${at}`)) };
    }
  }
}

/** The page on white paper, whatever the theme around it. Definitions share the document's namespace, so ids start with `id`. */
function previewOf({ title, width, height, shapes }: Page, id: string): PagePreview {
  const paper = filled(box(0, 0, width, height), '#FFFFFF');
  return { title, svg: toSvg({ title, box: { x: 0, y: 0, width, height }, shapes: [paper, ...shapes] }, { id }) };
}

let loaded: Promise<Fonts> | undefined;

function loadFonts(): Promise<Fonts> {
  loaded ??= fetchFonts().catch((error: unknown) => {
    // The next request tries again: the network may be back by then.
    loaded = undefined;
    throw new Error('The fonts couldn’t be loaded.', { cause: error });
  });
  return loaded;
}

async function fetchFonts(): Promise<Fonts> {
  const [displayFile, textFile, strongFile, heavyFile] = await Promise.all([
    fetchFile(display),
    fetchFile(text),
    fetchFile(strong),
    fetchFile(heavy),
  ]);
  return openFonts({ display: displayFile, text: textFile, strong: strongFile, heavy: heavyFile });
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
