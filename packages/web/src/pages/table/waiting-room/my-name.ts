import { changeSettings, settings } from '../../../device/settings.ts';
import { theServer } from '../../../online/server.ts';
import { type NameKeeper, takeName } from './naming.ts';

/** The name of this device's player, which both the device and the server store. */
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
