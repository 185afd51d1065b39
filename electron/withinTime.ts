/** Rejects with an error of this message if a promise takes longer than ms. */
export function withinTime<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), ms).unref());
  return Promise.race([promise, late]);
}
