import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network at all; whether a server answers is another matter. */
export const useNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
