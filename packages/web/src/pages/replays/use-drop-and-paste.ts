import { useEffect, useRef, useState } from 'react';

/** The whole page takes what is dropped or pasted; says whether something hovers over it. */
export function useDropAndPaste(openFile: (file: File) => void, openText: (text: string) => void): boolean {
  const [over, setOver] = useState(false);
  const open = useRef({ openFile, openText });
  open.current = { openFile, openText };
  useEffect(() => {
    const take = (data: DataTransfer | null): void => {
      const [file] = data?.files ?? [];
      const text = data?.getData('text/plain') ?? '';
      if (file !== undefined) open.current.openFile(file);
      else if (text !== '') open.current.openText(text);
    };
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
      take(event.clipboardData);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
  return over;
}
