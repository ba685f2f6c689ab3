declare global {
  interface Window {
    /** What the page's first script asked for, by address: its text, nothing where it was refused or did not come. */
    __ahead?: Map<string, Promise<string | undefined>>;
  }
}

/** What a page asks for as it opens; what comes later follows from what people do. */
const mostCalls = 6;
const opensMs = 5_000;
/** What was asked as the page was loaded is of that moment. */
const freshMs = 10_000;

const storageKey = 'askedHere';

let here: { address: string; calls: string[] } = { address: '', calls: [] };
let openedAt = 0;

/** Keeps for this tab what the page at this address asks for, so that when it is loaded again `boot.js` asks before all code is there. */
function note(uri: string): void {
  const address = window.location.pathname + window.location.search;
  const now = performance.now();
  if (address !== here.address) [here, openedAt] = [{ address, calls: [] }, now];
  if (now - openedAt > opensMs || here.calls.length >= mostCalls || here.calls.includes(uri)) return;
  here.calls.push(uri);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(here));
  } catch {
    // A store that is full keeps what people typed.
  }
}

async function bodyOf<Body>(asked: Promise<string | undefined>): Promise<Body | undefined> {
  const text = await asked;
  if (text === undefined) return undefined;
  const body: Body = JSON.parse(text);
  return body;
}

/**
 * The answer to a call that was asked ahead, once, unless it came to nothing; nothing where it was not, or is of a while ago. What is read
 * by GET is asked ahead the next time.
 */
export function takeAhead<Body>(uri: string, method: string): Promise<Body | undefined> | undefined {
  if (method === 'GET') note(uri);
  const asked = window.__ahead?.get(uri);
  window.__ahead?.delete(uri);
  return asked && performance.now() <= freshMs ? bodyOf<Body>(asked) : undefined;
}

/** Whatever is written may change what was asked before, and who asks. */
export const forgetAhead = (): void => window.__ahead?.clear();

/** Whoever signs in next in this tab is not told where the person before was. */
export function forgetAsked(): void {
  forgetAhead();
  sessionStorage.removeItem(storageKey);
}
