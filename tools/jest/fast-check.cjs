/**
 * fast-check with the same dice at each run of `npm test`, so that a red run is of what was changed. The long form throws others each
 * time, and PROPERTY_SEED any that are asked for; a property that fails prints its seed. How often each one was tried is noted in the
 * file that a run names, for its summary.
 */
const fastCheck = require('fast-check');
const { appendFileSync } = require('node:fs');

const usualSeed = 1946;
const usualRuns = 100;
const { PROPERTY_SEED: asked, FREIGHTDESK_FULL_TESTS: full, FREIGHTDESK_PROPERTY_NOTES: notes } = process.env;

if (asked || full !== '1') fastCheck.configureGlobal({ seed: Number(asked ?? usualSeed) });

function note({ numRuns = usualRuns } = {}) {
  const { testPath, currentTestName } = expect.getState();
  if (notes) appendFileSync(notes, `${JSON.stringify({ testPath, name: currentTestName, runs: numRuns })}\n`);
}

/** As fast-check's own: throws, or rejects, where the property does not hold. */
function assert(property, parameters) {
  const outcome = fastCheck.assert(property, parameters);
  if (outcome === undefined) return note(parameters);
  return outcome.then(() => note(parameters));
}

module.exports = { ...fastCheck, assert, default: { ...fastCheck.default, assert } };
