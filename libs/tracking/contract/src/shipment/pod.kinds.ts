/** What shows that the goods were taken: the signed paper, a photograph, or a signature on a screen. */
export const proofKinds = ['SCAN', 'PHOTO', 'E_SIGN'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const proofKindLabel: Readonly<Record<ProofKind, string>> = {
  SCAN: 'Scan of the signed paper',
  PHOTO: 'Photograph',
  E_SIGN: 'Signature on a screen',
};
