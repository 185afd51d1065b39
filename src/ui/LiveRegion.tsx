interface Props {
  /** Announced whenever it changes. Keep the region mounted, because a new region is not announced. */
  message: string;
  isUrgent?: boolean;
}

export const LiveRegion = ({ message, isUrgent }: Props) => (
  <p className="visually-hidden" role={isUrgent ? 'alert' : 'status'}>
    {message}
  </p>
);
