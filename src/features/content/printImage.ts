/** The image next to the button: in its closest ancestor with an image, within the page's content. */
function findImage(button: HTMLElement): string | undefined {
  for (let area = button.parentElement; area; area = area.parentElement) {
    const image = area.querySelector('img');
    if (image) return image.currentSrc || image.src;
    if (area.matches('main, header, footer, body')) return undefined;
  }
  return undefined;
}

/** Whether an image is being loaded for printing; a second click meanwhile prints nothing. */
let isLoading = false;

/**
 * Prints one image without the rest of the page (content.css hides it). src: the image, by default the one next to the button. Without an
 * image, the page is printed.
 */
export async function printImage(button: HTMLElement, src = findImage(button)): Promise<void> {
  if (!src) return window.print();
  if (isLoading) return;
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  image.className = 'print-image';
  isLoading = true;
  // An image that fails to load is printed as the browser shows it.
  await image.decode().catch(() => {});
  isLoading = false;
  document.body.append(image);
  document.documentElement.toggleAttribute('data-print-image', true);
  const restore = () => {
    image.remove();
    document.documentElement.removeAttribute('data-print-image');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
