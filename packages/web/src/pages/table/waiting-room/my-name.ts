import { changeSettings, settings } from '../../../device/settings.ts';
import { theServer } from '../../../online/server.ts';
import { type NameKeeper, takeName } from './naming.ts';

/** The name of whoever sits before this page: the device and the server both know it. */
const keeper = (): NameKeeper => {
  const server = theServer();
  return {
    guest: () => server.guest(),
    changeName: (name) => server.api.changeGuest({ name }),
    keep: (name) => {
      if (settings().name !== name) changeSettings({ name });
    },
  };
};

export const takeMyName = (name: string): Promise<string | undefined> => takeName(name, keeper());
