/** Stands in for the unpacker of WOFF2 files in the worker: see vite/kits.ts. */
export default function unpack(): never {
  throw new Error('Fonts in kits are TTF files');
}
