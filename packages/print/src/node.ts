// biome-ignore-all lint/correctness/noNodejsModules: the entry point for Node; everything else also runs in browsers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from '@pouch/art';
import { type Fonts, openFonts } from './fonts.js';

const require = createRequire(import.meta.url);

/** The font files, from their packages. */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  display: require.resolve('@expo-google-fonts/brygada-1918/700Bold/Brygada1918_700Bold.ttf'),
  text: require.resolve('@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'),
  strong: require.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
  heavy: require.resolve('@expo-google-fonts/commissioner/800ExtraBold/Commissioner_800ExtraBold.ttf'),
};

export const readFonts = (): Fonts =>
  openFonts({
    display: readFileSync(FONT_FILES.display),
    text: readFileSync(FONT_FILES.text),
    strong: readFileSync(FONT_FILES.strong),
    heavy: readFileSync(FONT_FILES.heavy),
  });
