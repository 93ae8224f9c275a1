import { METALS, realmFace, wildFace } from '@pouch/rules';
import { useKeys } from '../../ui/keys.ts';
import type { DraftHandle } from './use-draft.ts';

/** What stands on key caps. */
export const KEYS = { enter: '↵', escape: 'Esc', shift: 'Shift' } as const;

/** 1, 2 and 3 pick copper, silver and gold with the realm face; with Shift the wild face. */
export function useFaceKeys(draft: DraftHandle, { off = false }: { readonly off?: boolean } = {}): void {
  const pairs = METALS.flatMap((_, metal) => [
    [String(metal + 1), () => draft.add(realmFace(metal))] as const,
    [`Shift+${metal + 1}`, () => draft.add(wildFace(metal))] as const,
  ]);
  useKeys(Object.fromEntries(pairs), { off });
}
