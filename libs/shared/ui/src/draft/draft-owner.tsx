import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface DraftOwnership {
  /** The id of the person whose drafts are kept. */
  person: string;
  /** The session has stopped; what was typed is kept at once. */
  isEnding: boolean;
}

const DraftOwnerContext = createContext<DraftOwnership | null>(null);

/** Forms below keep drafts for this person; without an owner, as at the login, nothing typed is kept. */
export function DraftOwner({ person, isEnding, children }: DraftOwnership & { children: ReactNode }) {
  const ownership = useMemo(() => ({ person, isEnding }), [person, isEnding]);
  return <DraftOwnerContext value={ownership}>{children}</DraftOwnerContext>;
}

export const useDraftOwner = (): DraftOwnership | null => useContext(DraftOwnerContext);
