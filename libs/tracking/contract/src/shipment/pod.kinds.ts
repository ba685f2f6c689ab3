/** What shows that the goods were taken: the signed paper, a photograph, or a signature on a screen. */
export const proofKinds = ['SCAN', 'PHOTO', 'E_SIGN'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const proofKindLabel: Readonly<Record<ProofKind, string>> = {
  SCAN: 'Scan of the signed paper',
  PHOTO: 'Photograph',
  E_SIGN: 'Signature on a screen',
};

/** What the receiver wrote on it. */
export const podConditions = ['CLEAN', 'WITH_REMARKS'] as const;
export type PodCondition = (typeof podConditions)[number];

export const podConditionLabel: Readonly<Record<PodCondition, string>> = {
  CLEAN: 'Clean',
  WITH_REMARKS: 'With remarks',
};

/** What somebody says who held the proof against the goods. */
export const podVerdicts = ['VERIFIED', 'REJECTED'] as const;
export type PodVerdict = (typeof podVerdicts)[number];

export const podVerdictLabel: Readonly<Record<PodVerdict, string>> = { VERIFIED: 'Verified', REJECTED: 'Rejected' };
