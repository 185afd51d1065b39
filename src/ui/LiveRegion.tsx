interface Props {
  /** Read out each time it changes; keep the region mounted and change its text. */
  message: string;
  isUrgent?: boolean;
}

export const LiveRegion = ({ message, isUrgent }: Props) => (
  <p className="visually-hidden" role={isUrgent ? 'alert' : 'status'}>
    {message}
  </p>
);
