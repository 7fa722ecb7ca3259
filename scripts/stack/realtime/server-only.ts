/** Topics that only the database speaks on; a client that could speak there could fake a leaderboard. */
export function isServerOnly(topic: string): boolean {
  return topic.toLowerCase().startsWith('leaderboard:');
}
