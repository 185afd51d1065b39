import { type DealerAddress, DealerError, type Handler, ok, type Session, text, written } from './answers.ts';
import { newToken } from './phpSessions.ts';

interface Customer {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  isSubscribed: boolean;
  addresses: Map<string, DealerAddress>;
  wishlist: Set<string>;
}

/** The customers of the dealer and the routes of accounts (docs/spec/14 §4). */
export function customerRoutes(
  nextId: () => number,
  regenerate: (session: Session) => void,
): Record<string, Handler> {
  const customers = new Map<string, Customer>();

  const sessionOf = (session: Session) => {
    const customer = customers.get(session.customerId ?? '');
    return {
      customer_id: customer ? Number(customer.id) : null,
      firstname: customer?.firstname ?? null,
      lastname: customer?.lastname ?? null,
      email: customer?.email ?? null,
      isloggedin: Boolean(customer),
      customer_data: {
        newsletter_is_subscribed: customer?.isSubscribed ?? false,
        csrf_token: session.csrfToken,
        sid: session.id,
        amazon_logged_in: false,
      },
    };
  };

  function signedIn(session: Session, id = session.customerId): Customer {
    const customer = customers.get(session.customerId ?? '');
    if (!customer || customer.id !== id) throw new DealerError(401, 'The consumer isn’t authorized.');
    return customer;
  }

  return {
    'GET /customers/self/session': ({ session }) => ok(sessionOf(session)),
    'POST /customers/self/session': ({ body, session }) => {
      const customer = [...customers.values()].find(
        ({ email, password }) => email === body.login && password === body.password,
      );
      if (!customer) throw new DealerError(401, 'Invalid login or password.');
      session.customerId = customer.id;
      regenerate(session);
      session.csrfToken = newToken();
      return ok(sessionOf(session));
    },
    'DELETE /customers/self/session': ({ session }) => {
      session.customerId = null;
      session.csrfToken = newToken();
      return written();
    },
    'POST /customers': ({ body }) => {
      const email = text(body.email);
      if ([...customers.values()].some((customer) => customer.email === email)) {
        throw new DealerError(400, 'There is already an account with this email address.');
      }
      const id = String(nextId());
      const [firstname, lastname, password] = [
        text(body.firstname),
        text(body.lastname),
        text(body.password),
      ];
      const isSubscribed = Boolean(body.newsletter_is_subscribed);
      const lists = { addresses: new Map(), wishlist: new Set<string>() };
      customers.set(id, { id, firstname, lastname, email, password, isSubscribed, ...lists });
      return written(201);
    },
    'GET /customers/{id}': ({ params, session }) => {
      const { id, firstname, lastname, email } = signedIn(session, params.id);
      return ok({ customer_id: Number(id), firstname, lastname, email });
    },
    'PUT /customers/{id}': ({ params, body, session }) => {
      const customer = signedIn(session, params.id);
      customer.firstname = text(body.firstname) || customer.firstname;
      customer.lastname = text(body.lastname) || customer.lastname;
      return written();
    },
    'POST /customer/forgotpassword': () => written(),
    'POST /customer/resetpassword': () => {
      throw new DealerError(400, 'The password reset link has expired.');
    },
    'PUT /newsletter': ({ body, session }) => {
      const customer = customers.get(session.customerId ?? '');
      if (customer) customer.isSubscribed = Boolean(body.is_subscribed);
      return written();
    },
    'GET /customers/{id}/addresses': ({ params, session }) =>
      ok([...signedIn(session, params.id).addresses.values()]),
    'POST /customers/{id}/addresses': ({ params, body, session }) => {
      const { addresses } = signedIn(session, params.id);
      const id = nextId();
      const isFirst = addresses.size === 0;
      addresses.set(String(id), {
        is_default_billing: isFirst,
        is_default_shipping: isFirst,
        ...body,
        entity_id: id,
      });
      return written(201);
    },
    'PUT /customers/addresses/{id}': ({ params: { id = '' }, body, session }) => {
      const { addresses } = signedIn(session);
      const address = addresses.get(id);
      if (!address) throw new DealerError(404, 'Requested address does not exist.');
      addresses.set(id, { ...address, ...body });
      return written();
    },
    'DELETE /customers/addresses/{id}': ({ params: { id = '' }, session }) => {
      if (!signedIn(session).addresses.delete(id)) {
        throw new DealerError(404, 'Requested address does not exist.');
      }
      return written();
    },
    'GET /customer/wishlist/items': ({ session }) =>
      ok([...signedIn(session).wishlist].map((product_id) => ({ product_id: Number(product_id) }))),
    'POST /customer/wishlist/items': ({ body, session }) => {
      signedIn(session).wishlist.add(text(body.product_id));
      return written(201);
    },
    'DELETE /customer/wishlist/items': ({ body, query, session }) => {
      signedIn(session).wishlist.delete(query.get('product_id') ?? text(body.product_id));
      return written();
    },
  };
}
