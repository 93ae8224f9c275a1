import { gather, stepsTold } from '../support/online/gather.ts';
import type { Person } from '../support/online/people.ts';
import { expect, test } from '../support/online/test.ts';
import { choice, expectChosen } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

/** What the browser says when its network is there again. */
const comesOnline = ({ page }: Person) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('while the line is lost nothing can be decided; a decision on its way arrives once', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin', { connection: 'lost at times', settings: { theme: 'dark' } });
  const ann = await newPerson('Ann', { size: 'phone' });
  const path = await gather([robin, ann]);
  const table = robin.page.getByRole('main');
  const tryNow = robin.page.getByRole('button', { name: 'Try now' });
  const plunder = choice(robin.page, 'Plunder');

  robin.line.cut();
  await expect(tryNow).toBeVisible();
  await expect(table.locator('> [inert]')).toBeAttached();
  await expect(table).not.toHaveCSS('opacity', '1');
  await robin.page.keyboard.press('p');
  await expectAccessible(robin.page);
  await expect(ann.page.getByRole('list', { name: 'Other players' })).toContainText('Away');
  // Every try that fails makes the next wait longer: in the end only the button can be what brings the line back.
  await expect(async () => {
    await press(tryNow);
    await expect(robin.page.getByText(/Trying again in [1-3]\d s\./)).toBeVisible({ timeout: 500 });
  }).toPass();
  robin.line.mend();
  await press(tryNow);
  await expect(tryNow).toBeHidden();
  await expect(table.locator('> [inert]')).toBeHidden();
  await expect(plunder).toHaveAttribute('aria-pressed', 'false');

  // The server hears the decision, and its answer gets lost: it is sent again, and must not be done twice.
  robin.line.swallow('answers');
  await press(plunder);
  await expect(plunder).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => stepsTold(ann, path)).toContainEqual(expect.objectContaining({ seat: 0 }));
  robin.line.cut();
  robin.line.mend();
  await comesOnline(robin);
  await expectChosen(robin.page, 'Plunder');
  expect((await stepsTold(ann, path)).filter(({ seat }) => seat === 0)).toHaveLength(1);
});

test('a line cut while a choice is made: the page says so with the time left, and is back at once', async ({
  newPerson,
}) => {
  const robin = await newPerson('Robin', { connection: 'lost at times' });
  await gather([robin], { seats: ['open', 'easy', 'easy'], clock: 'relaxed' });
  await expect(choice(robin.page, 'Sally forth')).toBeEnabled();
  robin.line.swallow('all');
  await press(choice(robin.page, 'Sally forth'));
  robin.line.cut();
  await expect(robin.page.getByText(/^Your choice hasn’t arrived yet; \d+ seconds left\. Trying again/)).toBeVisible();
  await expect(robin.page.getByRole('timer').first()).toBeVisible();
  robin.line.mend();
  await comesOnline(robin);
  await expect(robin.page.getByText('Your choice hasn’t arrived yet')).toBeHidden();
  await expect
    .poll(() => stepsTold(robin, new URL(robin.page.url()).pathname))
    .toContainEqual(expect.objectContaining({ seat: 0 }));
});

test('two tabs at the same seat both show what is decided in one', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const path = await gather([robin, ann]);
  const other = await robin.context.newPage();
  await other.goto(path);
  await expect(choice(other, 'Plunder')).toHaveAttribute('aria-pressed', 'false');
  await press(choice(robin.page, 'Plunder'));
  await expect(choice(other, 'Plunder')).toHaveAttribute('aria-pressed', 'true');
  // The last one counts, wherever it was made.
  await press(choice(other, 'Sally forth'));
  await expect(choice(robin.page, 'Sally forth')).toHaveAttribute('aria-pressed', 'true');
  await other.close();
  await expect(ann.page.getByRole('list', { name: 'Other players' })).not.toContainText('Away');
});

test('where no WebSocket gets through the page says so, and goes on as soon as one does', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  let isBlocked = false;
  await robin.page.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (isBlocked) socket.close();
    else socket.connectToServer();
  });
  const path = await gather([robin], { seats: ['open', 'easy'] });
  isBlocked = true;
  await robin.page.goto('/tables');
  await expect(
    robin.page.getByText('The lobby can’t be shown: live connections (WebSocket) are blocked.'),
  ).toBeVisible();
  await robin.page.goto(path);
  const blocked = robin.page.getByText(/live connections \(WebSocket\) are blocked\. If you run this server/);
  await expect(blocked).toBeVisible();
  await expectAccessible(robin.page);
  isBlocked = false;
  await expect(choice(robin.page, 'Plunder')).toBeVisible();
  await expect(blocked).toBeHidden();
});
