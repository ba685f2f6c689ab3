import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const isMenuOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role="menu"], [role="listbox"]') !== null);

/** What axe, which every tab brings along, finds on the page as it stands: a line for each element. */
async function barriers(page: Page): Promise<string[]> {
  const rules = {
    // WCAG 2.2, which axe leaves out unless it is asked.
    'target-size': { enabled: true },
    // A menu or a list of options lies over the page, beside its landmarks.
    region: { enabled: !(await isMenuOpen(page)) },
  };
  // Nothing that is held against a page is about its sounds or films, for which axe would fetch what the page has fetched already.
  const options = { resultTypes: ['violations'], preload: false, rules };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, why = ''] = failureSummary.split('\n');
      return `axe ${id}: ${target.join(' ')}: ${why.trim()}`;
    }),
  );
}

/** Whether the page must be moved sideways to be read (WCAG 1.4.10), and by what. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1;
    const culprit = [...document.querySelectorAll('body *')].findLast((one) => isOut(one.getBoundingClientRect()));
    return [`wider than the window: ${scrollWidth} px in ${clientWidth} px: ${culprit?.outerHTML.slice(0, 120)}`];
  });

/** All that is wrong with a page as it stands, as far as a machine can see. */
export const inspectPage = async (page: Page): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await barriers(page)),
];
