/**
 * Checks the types of the projects that Nx has no result of. Those of the page go into one program: each alone would read all of MUI
 * and React anew, which is most of what it costs. So do contracts and rules, which are small beside what Node and Jest say. The others
 * stay apart, since which tables a project knows depends on what it imports. Nx keeps a result for each project all the same.
 */
const { spawn } = require('node:child_process');
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join, sep } = require('node:path');

const compiler = 'node_modules/typescript7/bin/tsc';

/**
 * The compiler keeps nearly all that it makes, so it need not look as often for what it may throw away: a third of a large program.
 * Past the limit it looks as often as it must.
 */
const seldomSwept = { GOGC: '400', GOMEMLIMIT: '3GiB' };

async function compile(root, config) {
  const args = [compiler, '--singleThreaded', '--pretty', 'false', '-p', config];
  const env = { ...seldomSwept, ...process.env };
  const tsc = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [tsc.stdout, tsc.stderr]) stream.on('data', (text) => (said += text));
  const status = await new Promise((done) => tsc.on('close', done));
  return { status, said };
}

/** A line that tells of no file goes on what the line before it says. */
const errorsOf = (said) => said.split(/\n(?! )/).filter((line) => line.trim() !== '');

/** What is said of a file is of its project; where it lies in none of these, of all of them, as it would be of each alone. */
function saidOf(folder, folders, errors) {
  const isIn = (error, one) => error.startsWith(one + sep);
  return errors.filter((error) => isIn(error, folder) || !folders.some((one) => isIn(error, one)));
}

async function checkTogether(root, tasks, compilerOptions) {
  // Within the workspace, where the compiler finds packages.
  mkdirSync(join(root, '.nx'), { recursive: true });
  const scratch = mkdtempSync(join(root, '.nx/types-'));
  const config = join(scratch, 'tsconfig.json');
  const folders = tasks.map(({ folder }) => folder);
  const include = folders.map((folder) => join(root, folder, 'src'));
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include }));
  const { status, said } = await compile(root, config);
  rmSync(scratch, { recursive: true });
  const errors = errorsOf(said);
  return tasks.map(({ id, folder }) => {
    const own = saidOf(folder, folders, errors);
    const isExplained = status === 0 || errors.length > 0;
    return [id, { success: isExplained && own.length === 0, terminalOutput: own.map((line) => `${line}\n`).join('') }];
  });
}

async function checkAlone(root, { id, folder }) {
  const { status, said } = await compile(root, join(folder, 'tsconfig.json'));
  return [[id, { success: status === 0, terminalOutput: said }]];
}

const read = (root, { folder }, file) => JSON.parse(readFileSync(join(root, folder, file), 'utf8'));

/** Neither a screen nor a contract or rule may import tables, whatever stands beside it in its program. */
function isWithoutTables(root, task, { lib }) {
  const { tags } = read(root, task, 'project.json');
  return lib?.includes('DOM') || tags.some((tag) => tag === 'type:contract' || tag === 'type:rules');
}

/** What is done in one go, the longest first. */
function shares(root, tasks) {
  const [alone, together] = [[], new Map()];
  for (const task of tasks) {
    const { compilerOptions: options = {} } = read(root, task, 'tsconfig.json');
    const key = JSON.stringify(options);
    if (isWithoutTables(root, task, options)) together.set(key, [...(together.get(key) ?? []), task]);
    else alone.push(() => checkAlone(root, task));
  }
  const groups = [...together].sort(([, one], [, other]) => other.length - one.length);
  return [
    ...groups.map(
      ([key, group]) =>
        () =>
          checkTogether(root, group, JSON.parse(key)),
    ),
    ...alone,
  ];
}

async function checkTypes(root, tasks) {
  const [waiting, done] = [shares(root, tasks), []];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const startTime = Date.now();
      for (const [id, told] of await next()) {
        // Nx keeps the output of a batch and shows none of it.
        process.stdout.write(told.terminalOutput);
        done.push([id, { ...told, startTime, endTime: Date.now() }]);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return Object.fromEntries(done);
}

const typecheckMany = ({ tasks }, _inputs, _overrides, { root }) =>
  checkTypes(
    root,
    Object.values(tasks).map(({ id, projectRoot }) => ({ id, folder: projectRoot })),
  );

async function typecheckOne(_options, { root, projectName, projectsConfigurations }) {
  const folder = projectsConfigurations.projects[projectName].root;
  const { [projectName]: result } = await checkTypes(root, [{ id: projectName, folder }]);
  return { success: result.success };
}

module.exports = { typecheckMany, typecheckOne };
