import { gather } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { choice } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';
import { qrText } from '../support/qr.ts';
import { expectAccessible } from '../support/test.ts';

test('a link makes another device mine too: the same name, the same seats', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  await gather([robin], { seats: ['open', 'easy'] });
  await robin.page.goto('/settings');
  await robin.page.getByRole('button', { name: 'Link another device' }).click();
  const shown = robin.page.getByText(/^http.*\/device#[\w-]{43}$/);
  const link = await shown.innerText();
  expect(await qrText(robin.page.getByRole('img', { name: 'QR code for your other device' }))).toBe(link);
  await expectAccessible(robin.page);

  const phone = await newPerson('Robin’s phone', { size: 'phone', settings: { name: '', theme: 'dark' } });
  await phone.page.goto(link);
  await expectAccessible(phone.page);
  await press(phone.page.getByRole('button', { name: 'Link this device' }));
  await expect(phone.page.getByRole('heading', { name: 'You’re Robin here too' })).toBeVisible();
  await press(phone.page.getByRole('button', { name: 'Go to my tables' }));
  await press(
    phone.page.getByRole('list', { name: 'Your turn' }).getByRole('link', { name: /^Play Pirate Coins with/ }),
  );
  await expect(choice(phone.page, 'Plunder')).toBeVisible();

  const other = await newPerson('Eve', { mayLog: /status of 404/ });
  await other.page.goto(link);
  await press(other.page.getByRole('button', { name: 'Link this device' }));
  await expect(other.page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(other.page);
});
