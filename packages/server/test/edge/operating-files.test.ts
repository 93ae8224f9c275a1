import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../src/metrics.js';

/** The alert rules and the dashboard that operators import: they must ask only for metrics that the server has. */

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/operating/${file}`, import.meta.url)), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const { groups } = parse(read('alerts.yml')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('dashboard.json')) as { readonly panels: readonly Panel[] };

/** The metrics that an expression asks for: words with an underscore, outside of labels and groupings. */
const metricsIn = (expression: string): readonly string[] =>
  expression.replace(/\{[^}]*\}|\b(?:by|without)\s*\([^)]*\)/g, '').match(/\b(?:pouch|nodejs|process)_\w+/g) ?? [];

const known = new Set<string>();

beforeAll(async () => {
  const text = await createMetrics().text();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)/gm)) {
    known.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`);
  }
});

describe('the alert rules', () => {
  test('ask only for metrics that exist', () => {
    for (const { alert, expr } of rules) {
      expect(metricsIn(expr), alert).not.toEqual([]);
      expect(
        metricsIn(expr).filter((name) => !known.has(name)),
        alert,
      ).toEqual([]);
    }
  });

  test('each have a name of their own, a severity, and say what to do', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Pouch[A-Z]\w+$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(annotations.description).toMatch(/^[A-Z].*\.$/s);
    }
  });

  test.each([
    'pouch_store_failing',
    'pouch_tables_set_aside',
    'pouch_bot_failures_total',
    'pouch_checkpoint_failures_total',
    'pouch_limited_total',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'pouch_commit_seconds_bucket',
    'pouch_connections_ended_total',
  ])('watch %s', (name) => {
    expect(rules.flatMap(({ expr }) => metricsIn(expr))).toContain(name);
  });
});

describe('the dashboard', () => {
  const shown = panels.filter(({ type }) => type !== 'row');

  test('asks only for metrics that exist', () => {
    for (const { title, targets = [] } of shown) {
      const names = targets.flatMap(({ expr }) => metricsIn(expr));
      expect(names, title).not.toEqual([]);
      expect(
        names.filter((name) => !known.has(name)),
        title,
      ).toEqual([]);
    }
  });

  test.each(['Commits', 'Decisions', 'Bots', 'Connections', 'Limits', 'Memory', 'Event loop'])(
    'has a panel about %s',
    (group) => {
      expect(shown.filter(({ title }) => title.startsWith(group))).not.toEqual([]);
    },
  );

  test('has no two panels in one place', () => {
    const places = shown.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});
