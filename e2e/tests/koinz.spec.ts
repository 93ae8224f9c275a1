import type { Locator } from '@playwright/test';
import {
  begun,
  board,
  bring,
  choose,
  hand,
  layAnywhere,
  layButton,
  layThere,
  MIDWAY,
  playOn,
  SHORT_GAME,
  withActs,
} from '../support/koinz.ts';
import { onPhone, press, pressAtOnce, skipShow } from '../support/press.ts';
import { bot, person, THREE } from '../support/saves.ts';
import { expect, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

const NO_HINTS = { name: 'Robin', hintsSeen: ['koinz/all'] };

/** A finger goes slowly to the left, and rests before it lifts: a quick one would have the next tap stop its fling. */
async function swipeLeft(target: Locator): Promise<void> {
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
  const finger = await target.page().context().newCDPSession(target.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', tenths: number, across?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + across, y: y + 100 }],
      timestamp: Date.now() / 1000 + tenths / 10,
    });
  await touch('touchStart', 0, 240);
  for (const [tenths, across] of [200, 160, 120, 120, 120].entries()) await touch('touchMove', tenths + 1, across);
  await touch('touchEnd', 7);
}

test('a whole game of Koinz against a bot: sudden death, from home to the replay', async ({ page }) => {
  await withChance(page, SHORT_GAME);
  await withSettings(page, { ...NO_HINTS, lastGame: 'koinz' });
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Pass and play' }));
  const sheet = page.getByRole('dialog', { name: /Koinz/ });
  await press(sheet.getByRole('radio', { name: 'Sudden death' }));
  await expect(
    sheet.getByText(/^After each round, players who won the fewest surfaces that round are out/),
  ).toBeVisible();
  await sheet.getByRole('combobox').nth(1).selectOption('easy');
  await press(sheet.getByRole('button', { name: 'Start' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Koinz' })).toBeVisible();
  await playOn(page, {
    choose: () => pressAtOnce(page.getByRole('group', { name: /^How many/ }).getByRole('button', { name: /^1 / })),
    lay: () => layAnywhere(page),
    goOn: () => skipShow(page),
  });

  await expect(page.getByRole('heading', { level: 2, name: /^You (win|share|came)/ })).toBeVisible();
  await expect(page.getByText(/^Last player left after round \d+/)).toBeVisible();
  await press(page.getByRole('link', { name: 'Watch replay' }));
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /: the end$|scoring/);
  await press(page.getByRole('button', { name: 'Previous step', exact: true }));
  await expect(
    page.getByRole('region', { name: 'The table at this step' }).getByText(/ is out|You're out/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(2);
});

test('the table says what laying a koin would do, and lays it only where it fits', async ({ page }) => {
  const save = withActs('aims', begun('aims', THREE), MIDWAY);
  await withSettings(page, { ...NO_HINTS, confirm: 'on' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  const mesa = board(page, 'Red Mesa');
  const medium = hand(page).getByRole('button', { name: 'Take a medium koin, 2 left' });
  const ghost = page.locator('[data-ghost]');

  if (onPhone()) {
    await swipeLeft(board(page, 'Lighthouse Bay'));
    await expect(mesa).toBeVisible();
    await press(page.getByRole('group', { name: 'Show a surface' }).getByRole('button', { name: /Lighthouse Bay/ }));
    await expect(board(page, 'Lighthouse Bay')).toBeVisible();
    await press(page.getByRole('group', { name: 'Show a surface' }).getByRole('button', { name: /Red Mesa/ }));
  }
  await press(medium);
  await bring(mesa, 68, 54);
  await expect(page.getByText("Overlaps Tallow's large koin by 3 mm.")).toBeVisible();
  await expect(layButton(page)).toHaveAttribute('aria-disabled', 'true');
  if (onPhone()) await layButton(page).tap({ force: true });
  else await layThere(page, mesa, 68, 54);
  await expect(hand(page).getByRole('button', { name: 'Put the medium koin back, 2 left' })).toBeVisible();

  await bring(mesa, 30, 34);
  await expect(page.getByText("Covers Mara's large on Red Mesa. You +2, Mara −3.")).toBeVisible();
  await expect(ghost, 'it goes to the middle of the pile').toHaveAttribute('data-y', '30');

  if (onPhone()) {
    await press(page.getByRole('button', { name: '1 mm up' }));
    await expect(ghost).toHaveAttribute('data-y', '29');
    await press(hand(page).getByRole('button', { name: 'Put the medium koin back, 2 left' }));
  } else await mesa.click({ button: 'right' });
  await expect(ghost).toHaveCount(0);
  await press(medium);

  await bring(mesa, 60, 58);
  await expect(page.getByText(/^Free spot on Red Mesa\. You \+2\./)).toBeVisible();
  await layThere(page, mesa, 60, 58);
  await press(page.getByRole('button', { name: 'Press again to confirm' }));
  await expect(page.getByText('Waiting for Mara')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Koinz on Red Mesa' })).toContainText('your medium, 60 across, 58 down');
});

test('with steady hands a nudge is a foul, and the second one passes the turn', async ({ page }) => {
  const save = withActs('steady', begun('steady', [person('Robin'), bot('Mara')], { hand: 'steady' }), [
    ...choose(2, 1, 1, 1),
    { do: 'place', koin: 'large', surface: 0, x: 60, y: 60 },
    { do: 'place', koin: 'large', surface: 0, x: 100, y: 60 },
  ]);
  await withSettings(page, { ...NO_HINTS, motion: 'none' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  const bay = board(page, 'Lighthouse Bay');
  const dock = page.getByRole('region', { name: 'Your koinz' });
  const ghost = page.locator('[data-ghost]');
  await press(hand(page).getByRole('button', { name: 'Take a large koin, 1 left' }));
  await bring(bay, 90, 84);
  await expect(ghost, 'nothing tells whether it fits').toHaveAttribute('data-ghost', 'steady');
  await layThere(page, bay, 90, 84);
  await expect(dock.getByText('One foul so far. A second one ends your turn.')).toBeVisible();
  await bring(bay, 92, 84);
  await expect(ghost).toHaveAttribute('data-x', '92');
  await layThere(page, bay, 92, 84);
  await expect(dock.getByText('Waiting for Mara')).toBeVisible();
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByText("You nudged Mara's koin on Lighthouse Bay. One more try.")).toBeVisible();
  await expect(log.getByText('Second foul: you lose the turn.')).toBeVisible();
});
