import type { FieldProblem, ProblemKind } from '@freightdesk/shared-endpoint';
import { say, type SentenceValues } from '@freightdesk/shared-sentence';

export interface RefusalDetails {
  /** Replaces the kind's sentence where the case can say more, such as the records that stand in the way. */
  message?: string;
  /** What stands in the places of the sentence. */
  values?: SentenceValues;
  errors?: FieldProblem[];
  /** Further members of the problem body, such as `current` of a stale version or `allowed` moves. */
  members?: Record<string, unknown>;
}

/** An expected outcome that ends the use case and rolls its transaction back; shown to the person as a problem. */
export class Refusal extends Error {
  readonly kind: ProblemKind;
  readonly details: RefusalDetails;

  constructor(kind: ProblemKind, details: RefusalDetails = {}) {
    super(say({ message: details.message ?? kind.message, values: details.values }));
    this.name = 'Refusal';
    this.kind = kind;
    this.details = details;
  }
}

/** Ends the use case with an expected refusal. */
export function refuse(kind: ProblemKind, details?: RefusalDetails): never {
  throw new Refusal(kind, details);
}
