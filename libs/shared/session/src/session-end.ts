type Listener = () => void;

const listeners = new Set<Listener>();

/** Says that the server no longer takes this token: blocked, signed out elsewhere, password changed. */
export function announceSessionEnd(): void {
  listeners.forEach((listener) => listener());
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
