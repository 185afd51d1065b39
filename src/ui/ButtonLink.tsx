import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonStyle, buttonAttributes } from './Button';
import { Icon } from './Icon';

/** A link that looks like a button. The router ignores URLs with a scheme (tel:, https:). */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  children,
  ...props
}: LinkProps & ButtonStyle) {
  return (
    <Link {...props} {...buttonAttributes({ variant, size, isWide }, props.className)}>
      {icon && <Icon name={icon} size={1.25} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={1.25} />}
    </Link>
  );
}
