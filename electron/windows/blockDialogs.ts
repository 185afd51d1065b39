/**
 * Blocks the system's dialogs for files and printing, which would give a shopper access to the system. Electron has no event for a file
 * input (electron/electron#32671), so clicks on it are prevented; pickers without an input are disabled in screen.ts. Runs in the page
 * before its scripts, so it must not reference anything outside the function.
 */
export function blockDialogs(): void {
  const isFileInput = (target: unknown) => target instanceof HTMLInputElement && target.type === 'file';
  const prevent = (event: Event) => {
    if (isFileInput(event.composedPath()[0])) event.preventDefault();
  };
  window.print = () => {};
  window.addEventListener('click', prevent, true);
  // The window's listener does not receive clicks on detached elements, which only scripts can cause.
  const watchTree = (node: Node) => node.getRootNode().addEventListener('click', prevent, true);
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    watchTree(this);
    click.call(this);
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type === 'click' && this instanceof Node) watchTree(this);
    return dispatchEvent.call(this, event);
  };
  const { showPicker } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.showPicker = function () {
    if (!isFileInput(this)) showPicker.call(this);
  };
}
