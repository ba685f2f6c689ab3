/** How many tests ran, by kind, and how often properties were tried, from the results that Jest and Playwright leave under test-results. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHouse, typeOf } from '../boundaries/house.mjs';
import { root } from './nx.mjs';

export const resultsFolder = join(root, 'test-results');

const serverTypes = ['api-app', 'server', 'server-kit', 'database'];
const screenTypes = ['web-app', 'feature', 'widget', 'ui', 'data-access'];

function kindOf(type, result) {
  // Both start the built product; one of them in a browser.
  if (type === 'e2e') return 'stats' in result ? 'browser' : 'server';
  if (serverTypes.includes(type)) return 'server';
  return screenTypes.includes(type) ? 'screen' : 'rules';
}

/** A spec file that could not even be loaded has no tests to count; it is one failure all the same. */
const ofJest = (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  skipped: result.numPendingTests + result.numTodoTests,
});

const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});
const none = { passed: 0, failed: 0, skipped: 0 };

export async function countTests() {
  const { projects } = await readHouse();
  const types = new Map(projects.map((project) => [project.name, typeOf(project)]));
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
  const kinds = { rules: none, screen: none, server: none, browser: none };
  const properties = [];
  const nameOf = (file) => file.replace(/(\.trial)?\.json$/, '');
  for (const file of files.filter((one) => one.endsWith('.json') && types.has(nameOf(one)))) {
    const result = JSON.parse(readFileSync(join(resultsFolder, file), 'utf8'));
    const kind = kindOf(types.get(nameOf(file)), result);
    kinds[kind] = add(kinds[kind], 'stats' in result ? ofPlaywright(result) : ofJest(result));
    properties.push(...(result.properties ?? []));
  }
  return { kinds, properties, total: Object.values(kinds).reduce(add, none) };
}
