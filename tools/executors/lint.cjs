/**
 * Lints the projects that Nx has no result of: all of them in as many processes as there are cores. ESLint needs two seconds to
 * start and a third of one for a project. Nx keeps a result for each project all the same.
 */
const { spawn } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const { join, sep } = require('node:path');

/** The figures ESLint leaves in a file, and what it said besides; a run that failed without saying of which file has none. */
async function runEslint(root, folders) {
  const scratch = mkdtempSync(join(tmpdir(), 'freightdesk-lint-'));
  const found = join(scratch, 'found.json');
  const args = ['tools/run/eslint.mjs', '--format', 'json', '--output-file', found, ...folders];
  const eslint = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [eslint.stdout, eslint.stderr]) stream.on('data', (text) => (said += text));
  const status = await new Promise((done) => eslint.on('close', done));
  const files = status === 2 ? [] : JSON.parse(readFileSync(found, 'utf8'));
  rmSync(scratch, { recursive: true });
  const isExplained = status === 0 || files.some(({ messages }) => messages.length > 0);
  return { files, said, isExplained };
}

const linesOf = (root, { filePath, messages }) =>
  messages.map(({ line, column, message, ruleId }) => {
    const file = filePath.slice(root.length + 1);
    return `${file}:${line}:${column} ${message} (${ruleId})\n`;
  });

async function lintShare(root, tasks) {
  const startTime = Date.now();
  const { files, said, isExplained } = await runEslint(
    root,
    tasks.map(({ projectRoot }) => projectRoot),
  );
  return tasks.map(({ id, projectRoot }) => {
    const own = files.filter(({ filePath }) => filePath.startsWith(join(root, projectRoot) + sep));
    const lines = own.flatMap((file) => linesOf(root, file));
    const success = isExplained && lines.length === 0;
    const terminalOutput = isExplained ? lines.join('') : said;
    return [id, { success, terminalOutput, startTime, endTime: Date.now() }];
  });
}

async function lintTasks(root, tasks) {
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / 8));
  const shares = Array.from({ length: count }, (_, share) => tasks.filter((_task, index) => index % count === share));
  const done = (await Promise.all(shares.map((share) => lintShare(root, share)))).flat();
  // Nx keeps the output of a batch and shows none of it.
  for (const [, { terminalOutput }] of done) process.stdout.write(terminalOutput);
  return Object.fromEntries(done);
}

const lintMany = ({ tasks }, _inputs, _overrides, { root }) => lintTasks(root, Object.values(tasks));

async function lintOne(_options, { root, projectName, projectsConfigurations }) {
  const projectRoot = projectsConfigurations.projects[projectName].root;
  const { [projectName]: result } = await lintTasks(root, [{ id: projectName, projectRoot }]);
  return { success: result.success };
}

module.exports = { lintMany, lintOne };
