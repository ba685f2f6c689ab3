const storageKey = 'reloadOffered';
const oneOfferMs = 5 * 60 * 1000;

/** Loads the page anew because a part of it did not come, and remembers that this was tried. */
export function reloadFor(address: string, now = Date.now()): void {
  sessionStorage.setItem(storageKey, `${now} ${address}`);
  window.location.reload();
}

/** Whether loading anew was tried for this address a moment ago: then it does not help, and offering it again is a loop. */
export function wasReloadedFor(address: string, now = Date.now()): boolean {
  const [at, ...tried] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  return tried.join(' ') === address && now - Number(at) < oneOfferMs;
}
