/** The columns of a carrier's file, in the order in which a row of JSON is put. */
export const carrierColumns = ['reference', 'code', 'at', 'classifier', 'empty', 'location', 'remarks'] as const;

type Told = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** By which it is found: the container, else the first document it names (booking or transport document). */
function referenceOf(event: Told): string {
  const container = textOf(event['equipmentReference']);
  if (container) return container;
  const documents = [...listOf(event['documentReferences']), ...listOf(event['references'])].filter(isTold);
  const values = documents.map((one) => textOf(one['documentReferenceValue']) || textOf(one['referenceValue']));
  return values.find(Boolean) ?? textOf(event['documentID']);
}

function placeOf(event: Told): string {
  const call = isTold(event['transportCall']) ? event['transportCall'] : {};
  const places = [event['eventLocation'], call['location'], call].filter(isTold);
  return places.map((place) => textOf(place['UNLocationCode']) || textOf(place['locationName'])).find(Boolean) ?? '';
}

/** DCSA Track & Trace 2.2: the code stands under another name for each kind of event. */
const codeOf = (event: Told): string =>
  ['equipmentEventTypeCode', 'transportEventTypeCode', 'shipmentEventTypeCode']
    .map((name) => textOf(event[name]))
    .find(Boolean) ?? '';

const rowOf = (event: Told): string[] => [
  referenceOf(event),
  codeOf(event),
  textOf(event['eventDateTime']),
  textOf(event['eventClassifierCode']),
  textOf(event['emptyIndicatorCode']),
  placeOf(event),
  textOf(event['delayReasonCode']),
];

/** The events of a DCSA answer as a table: a list of events, or one under `events` or `data`. */
export function dcsaTable(value: unknown): string[][] | null {
  const within = isTold(value) ? (value['events'] ?? value['data'] ?? [value]) : value;
  if (!Array.isArray(within)) return null;
  return [[...carrierColumns], ...within.filter(isTold).map(rowOf)];
}
