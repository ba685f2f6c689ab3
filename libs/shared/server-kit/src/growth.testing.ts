/** Sizes at which a square would be plain to see; what stays below `noticeable` at the last one holds nobody up. */
const sizes = [4, 16, 64].map((kilo) => kilo * 1024);
const noticeableMs = 40;
const runs = 2;
const tries = 3;

/** Time of the processor, not of the clock: other programs may have the machine meanwhile. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const least = (work: () => unknown, times: number): number =>
  Math.min(...Array.from({ length: times }, () => spent(work)));

/**
 * By how much the time grows when the text is twice as long: 2 where each character is looked at once, 4 where each is held
 * against every other, and 1 where even a long text takes no time to speak of. The least of several tries counts, each by
 * its quickest run: a busy machine only ever adds.
 */
export function growth<Given>(work: (given: Given) => unknown, givenOf: (size: number) => Given): number {
  for (const size of sizes) {
    const one = givenOf(size);
    const isQuick = spent(() => work(one)) < noticeableMs || least(() => work(one), runs) < noticeableMs;
    if (isQuick) continue;
    const two = givenOf(2 * size);
    const ratios = Array.from({ length: tries }, () => least(() => work(two), runs) / least(() => work(one), runs));
    return Math.min(...ratios);
  }
  return 1;
}
