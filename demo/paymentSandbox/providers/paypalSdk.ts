/** PayPal's JavaScript SDK, as far as a shop uses it: one button that opens PayPal's window. */
export const payPalSdk = `(() => {
  const base = new URL('..', document.currentScript.src).href;
  window.paypal = {
    Buttons: (given) => {
      let button;
      const listen = async ({ data, origin }) => {
        if (origin !== new URL(base).origin || !data?.payPal) return;
        window.removeEventListener('message', listen);
        if (data.payPal === 'approved') await given.onApprove({ orderID: data.id });
        else given.onCancel();
      };
      return {
        async render(place) {
          button = document.createElement('button');
          button.type = 'button';
          button.ariaLabel = 'PayPal';
          button.textContent = 'PayPal';
          button.style.cssText = 'width:100%;max-width:24rem;min-height:48px;border:0;border-radius:24px;background:#ffc439;color:#003087;font:italic 800 18px system-ui;cursor:pointer';
          button.onclick = async () => {
            const page = window.open('', 'paypal', 'width=480,height=640');
            try {
              const id = await given.createOrder();
              window.addEventListener('message', listen);
              page.location = base + 'window/' + id;
            } catch (error) {
              page?.close();
              given.onError(error);
            }
          };
          place.append(button);
        },
        async close() {
          window.removeEventListener('message', listen);
          button?.remove();
        },
      };
    },
  };
})();`;
