/**
 * What `new` would say to each of many commands, and whether it would do anything: `[args]` on stdin, `[{ said, isDone }]` on
 * stdout, for the spec. One start for all of them.
 */
import { readFileSync } from 'node:fs';
import { planned } from './new.mjs';
import { Refused } from './plan.mjs';

function answerTo(args) {
  try {
    return { said: planned(args).said, isDone: true };
  } catch (error) {
    if (error instanceof Refused) return { said: error.message, isDone: false };
    throw error;
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(answerTo)));
