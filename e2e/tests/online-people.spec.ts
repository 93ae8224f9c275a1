import { gather } from '../support/online/gather.ts';
import { watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('the host removes a watcher, who sees why; a player mutes another, and takes it back', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil');
  const path = await gather([robin, ann]);
  await watch(wil, path);

  // With the keyboard, and without a word from Wil.
  await robin.page.getByRole('button', { name: 'People' }).click();
  const people = robin.page.getByRole('dialog', { name: 'People' });
  await people.getByRole('region', { name: 'Watching' }).getByRole('button', { name: 'Wil' }).press('Enter');
  await expectAccessible(robin.page);
  await robin.page.getByRole('dialog', { name: 'Wil' }).getByRole('button', { name: 'Remove' }).press('Enter');
  const question = robin.page.getByRole('dialog', { name: 'Remove Wil?' });
  await expectAccessible(robin.page);
  await question.getByRole('button', { name: 'Remove Wil' }).press('Enter');
  await expect(wil.page.getByRole('heading', { name: 'You’re no longer at this table' })).toBeVisible();
  await expect(wil.page.getByText('The host removed you from this table.')).toBeVisible();
  await expectAccessible(wil.page);
  await wil.page.reload();
  await expect(wil.page.getByText('The host removed you from this table.')).toBeVisible();
  await expect(people.getByRole('region', { name: 'Removed' }).getByRole('button', { name: 'Wil' })).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).click();

  await robin.page.getByRole('tab', { name: 'Chat' }).click();
  await robin.page.getByRole('textbox', { name: 'Say something' }).fill('You play like a goose');
  await robin.page.keyboard.press('Enter');
  await press(ann.page.getByRole('button', { name: 'Chat, 1 new message' }));
  const chat = ann.page.getByRole('dialog', { name: 'Chat' });
  await press(chat.getByRole('button', { name: 'About this message from Robin' }));
  const menu = ann.page.getByRole('dialog', { name: 'Robin' });
  await expect(menu.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expectAccessible(ann.page);
  await press(menu.getByRole('button', { name: 'Mute for me' }));
  await expect(chat.getByText('A message from Robin is hidden.')).toBeVisible();
  await expect(chat.getByText('You play like a goose')).toHaveCount(0);
  await press(chat.getByRole('button', { name: 'Show Robin’s messages' }));
  await press(chat.getByRole('button', { name: 'About this message from Robin' }));
  await press(menu.getByRole('button', { name: 'Report this message' }));
  const report = ann.page.getByRole('dialog', { name: 'Report Robin' });
  await report.getByRole('textbox', { name: 'What’s wrong?' }).fill('Rude');
  await press(report.getByRole('button', { name: 'Send report' }));
  await expect(report.getByText('Report sent. The operator of this server can see it.')).toBeVisible();
  await press(report.getByRole('button', { name: 'Close' }).last());
  await expect(chat.getByText('You play like a goose')).toBeVisible();
});
