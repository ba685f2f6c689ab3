import type { ReadContext } from './context';

/** What several parts of one answer are made of: read when the first of them asks, and gone with the request. */
export function oncePerRequest<Value>(read: (context: ReadContext) => Promise<Value>) {
  const reading = new WeakMap<ReadContext, Promise<Value>>();
  return (context: ReadContext): Promise<Value> => {
    const begun = reading.get(context) ?? read(context);
    reading.set(context, begun);
    return begun;
  };
}
