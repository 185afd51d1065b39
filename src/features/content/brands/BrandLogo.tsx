import { usePictureState } from '@/ui/usePictureState';

interface Props {
  src: string;
  name: string;
}

/** A brand's logo, or its name when the image fails. */
export function BrandLogo({ src, name }: Props) {
  const { state, image } = usePictureState(src);
  if (state === 'failed') return <strong>{name}</strong>;
  return <img {...image} src={src} alt={name} width={160} height={48} loading="lazy" />;
}
