import { type Locator, test } from '@playwright/test';

/** As the device is used: with a finger on a phone, with the mouse on a desktop. */
export async function press(target: Locator): Promise<void> {
  if (test.info().project.use.hasTouch === true) await target.tap();
  else await target.click();
}

export const onPhone = (): boolean => test.info().project.name === 'phone';
