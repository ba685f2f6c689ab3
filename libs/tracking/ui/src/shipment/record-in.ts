/** What a form asks of the schema of its record. Structural, as `FormSchema` is. */
export interface RecordSchema<Shipment> {
  isValidSync(value: unknown): value is Shipment;
}

/** Reads the record out of a refusal; null where the form can't go on from it. */
export const recordIn =
  <Shipment>(schema: RecordSchema<Shipment>) =>
  (current: unknown): Shipment | null =>
    schema.isValidSync(current) ? current : null;
