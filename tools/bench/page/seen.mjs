/**
 * What runs in the page before anything of ours: it notes when rows stand there, what blocks, moves and answers late. Written out as
 * text by Playwright, so it uses nothing from outside.
 */
export function watch({ token, row: rowsAt }) {
  if (token !== null) sessionStorage.setItem('accessToken', token);
  const seen = { paintedMs: 0, blockedMs: 0, moved: 0, pressMs: 0, pressedAt: 0, rowsMs: null };
  window.benchSeen = seen;
  const follow = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  follow('largest-contentful-paint', ({ startTime }) => (seen.paintedMs = startTime));
  follow('longtask', ({ duration }) => (seen.blockedMs += Math.max(0, duration - 50)));
  follow('layout-shift', ({ value, hadRecentInput }) => (seen.moved += hadRecentInput ? 0 : value));
  follow('event', ({ duration, interactionId }) => interactionId && (seen.pressMs = Math.max(seen.pressMs, duration)), {
    durationThreshold: 16,
  });
  for (const type of ['pointerup', 'keydown'])
    document.addEventListener(type, ({ timeStamp }) => (seen.pressedAt = timeStamp), { capture: true });
  /** The first row of the list as a person reads it; nothing while it is not there or only its shape is. */
  window.benchFirstRow = () => {
    const row = document.querySelector(rowsAt);
    if (row === null || row.querySelector('.MuiSkeleton-root') !== null) return '';
    return row.textContent ?? '';
  };
  /** When what is asked holds and has been painted, in milliseconds since the page began. */
  window.benchWhen = (holds) =>
    new Promise((done) => {
      const look = () => {
        if (!holds()) return false;
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => look() && observer.disconnect());
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  void window.benchWhen(() => window.benchFirstRow() !== '').then((ms) => (seen.rowsMs = ms));
}
