interface Lanes<Row> {
  /** How many deliveries run at the same time. */
  lanes: number;
  /** How many are taken altogether. */
  most: number;
  /** Takes what is due, of none of the receivers in use. */
  claim: (receiversInUse: readonly string[]) => Promise<Row | null>;
  /** Who receives it: a host, a tenant. Never receives two at the same time. */
  receiverOf: (row: Row) => string;
  deliver: (row: Row) => Promise<void>;
  isStopping?: (() => boolean) | undefined;
}

/** Delivers what is due in several lanes, so that a silent receiver holds up its own messages only. */
export async function deliverInLanes<Row>(options: Lanes<Row>): Promise<void> {
  const { lanes, most, claim, receiverOf, deliver, isStopping = () => false } = options;
  const inUse = new Set<string>();
  let taken = 0;
  let claiming: Promise<unknown> = Promise.resolve();

  /** One after the other: a lane must know what the others have taken. */
  async function claimNext(): Promise<Row | null> {
    const before = claiming;
    const next = before.then(async () => {
      if (taken >= most || isStopping()) return null;
      const row = await claim([...inUse]);
      if (row === null) return null;
      taken += 1;
      inUse.add(receiverOf(row));
      return row;
    });
    // A failed claim ends its own lane; the others claim again.
    claiming = next.catch(() => undefined);
    return next;
  }

  async function runLane(): Promise<void> {
    for (let row = await claimNext(); row !== null; row = await claimNext()) {
      try {
        await deliver(row);
      } finally {
        inUse.delete(receiverOf(row));
      }
    }
  }

  const results = await Promise.allSettled(Array.from({ length: lanes }, runLane));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
