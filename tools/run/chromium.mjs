/**
 * Finds a Chrome or Chromium for the browser tests, or installs one, and prints its path: CHROMIUM_PATH, the usual places,
 * Playwright's own, and on Debian as root the package. What it did is said on stderr.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf } from './nx.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

const say = (sentence) => process.stderr.write(`chromium: ${sentence}\n`);

function onPath(program) {
  const finder = platform() === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [program], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0].trim() : undefined;
}

/** Playwright knows where it keeps its own; asking costs a second, so it is asked last. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function installed() {
  const known = (places[platform()] ?? []).find((path) => existsSync(path));
  const found = known ?? programs.map(onPath).find((path) => path !== undefined) ?? (await ofPlaywright());
  return existsSync(found) ? found : undefined;
}

function tryTo(what, action) {
  say(`none found; ${what}`);
  try {
    action();
  } catch (error) {
    say(`that failed: ${error.message.split('\n')[0]}`);
  }
}

const toStderr = { stdio: ['ignore', process.stderr, process.stderr] };
const withPlaywright = () =>
  execFileSync(process.execPath, [programOf('@playwright/test', 'playwright'), 'install', 'chromium'], toStderr);
const withApt = () => {
  execFileSync('apt-get', ['update'], toStderr);
  execFileSync('apt-get', ['install', '-y', 'chromium'], toStderr);
};

export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, where nothing is.`);
  }
  const first = await installed();
  if (first !== undefined) return first;
  tryTo('asking Playwright to download one', withPlaywright);
  const second = await installed();
  if (second !== undefined) return second;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) tryTo('installing the Debian package', withApt);
  const third = await installed();
  if (third !== undefined) return third;
  throw new Error('There is no Chrome or Chromium here. Install one, or name it in CHROMIUM_PATH.');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await findChromium());
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
