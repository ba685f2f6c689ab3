import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (what: { type: 'minor' }) => void;

let collect: Collect | undefined;

/** V8's own collection of what is young: a millisecond. It is there only behind its flag, and in a context that was made after it. */
function collectYoung(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type: 'minor' });
}

const sweptBytes = 2 * 1024 * 1024;

/**
 * Told of the bytes that pass through, lets go of what has passed each few megabytes. They lie outside of the heap, which grows by a few
 * objects only, so V8 came for them when there were sixty megabytes: all of which stood on top of what a server under load holds.
 */
export function passing(): (bytes: number) => void {
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < sweptBytes) return;
    passed = 0;
    collectYoung();
  };
}
