/**
 * Runs the specs of the projects that Nx has no result of in one run of Jest: to start Jest and a PostgreSQL for each project
 * takes longer than most of their specs. Nx keeps a result for each project all the same.
 */
const { spawn } = require('node:child_process');
const { existsSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const resultFile = (root, name) => join(root, 'test-results', `${name}.json`);

const told = ({ numPassedTests, numFailedTests }) => `${numPassedTests} passed, ${numFailedTests} failed\n`;

/** A project that left no result failed with the run. */
function outcomeOf(root, name) {
  if (!existsSync(resultFile(root, name))) return { success: false, terminalOutput: 'No result was left.\n' };
  const result = JSON.parse(readFileSync(resultFile(root, name), 'utf8'));
  return { success: result.numFailedTests + result.numRuntimeErrorTestSuites === 0, terminalOutput: told(result) };
}

/** Of a project's specs those of one target, and the name that their result has. */
const specsOf = (target, { name, folder }) =>
  target === 'trial'
    ? { name: `${name}.trial`, config: `${folder}/jest.trial.config.cjs` }
    : { name, config: `${folder}/jest.config.cjs` };

async function runSpecs(root, specs) {
  for (const { name } of specs) rmSync(resultFile(root, name), { force: true });
  const configs = specs.map(({ config }) => config).join();
  const names = specs.map(({ name }) => name).join();
  const run = spawn(process.execPath, ['tools/run/jest.mjs', configs, names], { cwd: root, stdio: 'inherit' });
  await new Promise((done) => run.on('close', done));
}

async function testMany({ tasks }, _inputs, _overrides, { root }) {
  const all = Object.values(tasks).map(({ id, target, projectRoot }) => ({
    id,
    ...specsOf(target.target, { name: target.project, folder: projectRoot }),
  }));
  const startTime = Date.now();
  await runSpecs(root, all);
  const endTime = Date.now();
  return Object.fromEntries(all.map(({ id, name }) => [id, { ...outcomeOf(root, name), startTime, endTime }]));
}

async function testOne(_options, { root, projectName, targetName, projectsConfigurations }) {
  const specs = specsOf(targetName, { name: projectName, folder: projectsConfigurations.projects[projectName].root });
  await runSpecs(root, [specs]);
  return { success: outcomeOf(root, specs.name).success };
}

module.exports = { specsOf, testMany, testOne };
