/** One visit of somebody to a login and to a list of invoices: the figures that `goals.data.mjs` names. */
import { watch } from './seen.mjs';

const kbOf = (bytes) => bytes / 1_024;

async function slowDown(page, { latencyMs, downKbit, upKbit, cpu }) {
  if (cpu === undefined) return;
  const devtools = await page.context().newCDPSession(page);
  const throughput = (kbit) => (kbit * 1_024) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: throughput(downKbit), uploadThroughput: throughput(upKbit) },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** What came over the wire, by what it was asked for. */
function weighed(page) {
  const fetched = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    // What is fetched while the visit ends is of no figure.
    const sizes = request.sizes().catch(() => ({ responseBodySize: 0 }));
    fetched.push(sizes.then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  return {
    of: async (isAsked = () => true) => {
      const all = (await Promise.all(fetched)).filter(isAsked);
      return { count: all.length, kb: kbOf(all.reduce((sum, { bytes }) => sum + bytes, 0)) };
    },
  };
}

/** What the page's own thread works, in ms of a processor: what else the machine does is in all that is waited for, and not in this. */
async function clocked(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    /** Since the page was opened, or loaded again. */
    workedMs: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
    },
  };
}

/** A browser that has kept nothing, with somebody's token or nobody's. */
async function opened(browser, network, seen, visit) {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watch, seen);
  await slowDown(page, network);
  try {
    return await visit(page, { scale: weighed(page), clock: await clocked(page) });
  } finally {
    await context.close();
  }
}

const rowsOf = async (page) => {
  await page.waitForFunction(() => window.benchSeen.rowsMs !== null);
  return page.evaluate(() => window.benchSeen.rowsMs);
};

/** From the last press of an act to the moment when the first row is another one, with these words in it. */
async function untilOtherRows(page, act, words = '') {
  await page.evaluate((sought) => {
    const row = window.benchFirstRow();
    const isOther = (now) => now !== '' && now !== row && now.includes(sought);
    window.benchShown = window.benchWhen(() => isOther(window.benchFirstRow()));
  }, words);
  await act();
  return page.evaluate(async () => {
    const late = new Promise((_done, fail) => setTimeout(fail, 20_000, new Error('No other rows came.')));
    return (await Promise.race([window.benchShown, late])) - window.benchSeen.pressedAt;
  });
}

const settled = (page) => page.waitForLoadState('networkidle');

/** Who types their password has the list fetched meanwhile; a person takes a while for it. */
const signIn =
  ({ origin, login, user, password, as }) =>
  async (page, { scale, clock }) => {
    await page.goto(`${origin}${login}`);
    await settled(page);
    const loginWorkMs = await clock.workedMs();
    await page.waitForFunction(() => window.benchSeen.paintedMs > 0);
    const painted = await page.evaluate(() => window.benchSeen.paintedMs);
    const { count, kb } = await scale.of();
    await page.locator(user).fill(as.email);
    await page.locator(password).pressSequentially(as.password, { delay: 30 });
    await settled(page);
    const enteredMs = await untilOtherRows(page, () => page.keyboard.press('Enter'));
    return { loginPaintedMs: painted, loginKb: kb, loginRequests: count, loginWorkMs, enteredMs };
  };

const workAtList =
  (side) =>
  async (page, { scale, clock }) => {
    await page.goto(`${side.origin}${side.list}`);
    const coldRowsMs = await rowsOf(page);
    await settled(page);
    const coldWorkMs = await clock.workedMs();
    const { kb } = await scale.of(({ type }) => type === 'script');
    const { blockedMs, moved } = await page.evaluate(() => window.benchSeen);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const cold = { coldRowsMs, coldWorkMs, coldScriptsKb: kb, coldBlockedMs: blockedMs, moved, elements };
    await page.reload();
    const warmRowsMs = await rowsOf(page);
    await settled(page);
    const warmWorkMs = await clock.workedMs();
    return { ...cold, warmRowsMs, warmWorkMs, ...(await acts(page, side, clock)) };
  };

async function narrowed(page, number) {
  await page.locator('[role=search] input').focus();
  const searchedMs = await untilOtherRows(page, () => page.keyboard.type(number, { delay: 20 }), number);
  await untilOtherRows(page, () => page.getByRole('button', { name: 'Clear search' }).click());
  await settled(page);
  await page.getByRole('button', { name: /^Status/ }).click();
  const filteredMs = await untilOtherRows(page, () =>
    page.getByRole('menuitemcheckbox', { name: 'Cancelled' }).click(),
  );
  return { searchedMs, filteredMs };
}

/** What narrows a list is ours alone: it is measured where a number is known. */
async function acts(page, { next, number }, clock) {
  const workedMs = await clock.workedMs();
  const nextPageMs = await untilOtherRows(page, () => page.locator(next).click());
  await settled(page);
  const nextPageWorkMs = (await clock.workedMs()) - workedMs;
  const found = number === undefined ? {} : await narrowed(page, number);
  const { pressMs } = await page.evaluate(() => window.benchSeen);
  // What is held, and not what has yet to be swept.
  await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const heapMb = await page.evaluate(() => performance.memory.usedJSHeapSize / 2 ** 20);
  return { nextPageMs, nextPageWorkMs, ...found, pressMs, heapMb };
}

/** All figures of one round at a page, as `sides.mjs` describes it. */
export async function visit(browser, network, side) {
  const { token, row } = side;
  return {
    ...(await opened(browser, network, { token: null, row }, signIn(side))),
    ...(await opened(browser, network, { token, row }, workAtList(side))),
  };
}
