/** What the store tells of itself: a start, a restart, a lost connection. Any logger with these two methods fits. */
export interface StoreLog {
  info(message: string): void;
  warn(message: string): void;
}
