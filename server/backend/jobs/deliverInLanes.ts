interface Lanes<Row> {
  /** Maximum number of parallel deliveries. */
  lanes: number;
  /** Maximum number of deliveries in total. */
  most: number;
  /** Claims a due message, excluding the receivers in use. */
  claim: (receiversInUse: readonly string[]) => Promise<Row | null>;
  /** The receiver: a host, a tenant. Never gets two messages at the same time. */
  receiverOf: (row: Row) => string;
  deliver: (row: Row) => Promise<void>;
  isStopping?: (() => boolean) | undefined;
}

/** Delivers due messages in several lanes, so that an unresponsive receiver only delays its own messages. */
export async function deliverInLanes<Row>(options: Lanes<Row>): Promise<void> {
  const { lanes, most, claim, receiverOf, deliver, isStopping = () => false } = options;
  const inUse = new Set<string>();
  let taken = 0;
  let deliveries = 0;
  /** The number of deliveries at the last claim without result: until the next delivery frees a receiver, no lane claims again. */
  let exhaustedAt = -1;
  let claiming: Promise<unknown> = Promise.resolve();

  /** Claims are made one after another, because each must know the receivers of the others. */
  async function claimNext(): Promise<Row | null> {
    const before = claiming;
    const next = before.then(async () => {
      if (exhaustedAt === deliveries || taken >= most || isStopping()) return null;
      const deliveriesBefore = deliveries;
      const row = await claim([...inUse]);
      if (row === null) {
        exhaustedAt = deliveriesBefore;
        return null;
      }
      taken += 1;
      inUse.add(receiverOf(row));
      return row;
    });
    // A failed claim only ends its own lane; the others make their next claim.
    claiming = next.catch(() => undefined);
    return next;
  }

  async function runLane(): Promise<void> {
    for (let row = await claimNext(); row !== null; row = await claimNext()) {
      try {
        await deliver(row);
      } finally {
        inUse.delete(receiverOf(row));
        deliveries += 1;
      }
    }
  }

  const results = await Promise.allSettled(Array.from({ length: lanes }, runLane));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
