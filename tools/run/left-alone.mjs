/** Windows goes on naming a parent that is gone. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Calls `leave` once when npm, which started us, is gone: killed, or ended by a signal that it does not pass on, such as the
 * one of a closing terminal. Whoever started us by hand may go: `nohup node ... &` is a server that stays.
 */
export function whenLeftAlone(leave) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    leave();
  }, 250);
  timer.unref();
}
