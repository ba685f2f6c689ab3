/** When a milestone was to be, is expected and was: moments that were told, or days that the shipment itself has. */
export interface Milestone {
  status: string;
  planned: string | null;
  estimated: string | null;
  actual: string | null;
}

/** Days that a shipment has of a milestone, beside what its events tell. */
export type ExpectedDay = Pick<Milestone, 'status'> & Partial<Pick<Milestone, 'planned' | 'estimated'>>;
