import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const base='http://localhost:8471';
const errs=[];
async function shot(name,w,h,path,act){ const p=await b.newPage({viewport:{width:w,height:h}}); p.on('pageerror',e=>errs.push(name+' '+e.message)); try{ await p.goto(base+path,{waitUntil:'load',timeout:60000}); if(act) await act(p); await p.screenshot({path:`/tmp/hd/${name}.png`}); }catch(e){errs.push(name+' '+e.message.slice(0,200))} await p.close(); }
const map=async p=>{ await p.locator('[aria-label="Zoom in"],[aria-label="Agrandir"]').first().waitFor({timeout:60000}); await p.locator('figure').last().scrollIntoViewIfNeeded(); };
const which=process.argv[2]||'all';
if(which==='all'||which==='map'){
await shot('map-390',390,844,'/stores',map);
await shot('map-1280',1280,800,'/stores',map);
await shot('map-768',768,1024,'/stores',map);
await shot('map-1920',1920,1080,'/fr/stores',map);
await shot('map-1080p',1080,1920,'/stores',map);
}
const type=(s)=>async p=>{ const c=p.getByRole('combobox').first(); if(!await c.isVisible().catch(()=>false)){ await p.getByRole('button',{name:/search|chercher/i}).first().click(); } await p.getByRole('combobox').first().click(); await p.getByRole('combobox').first().pressSequentially(s,{delay:15}); await p.waitForTimeout(2500); };
if(which==='all'||which==='search'){
await shot('sug-390',390,844,'/',type('return policy'));
await shot('sug-1280',1280,800,'/',type('qqqzzz'));
await shot('res-1280',1280,800,'/search/return%20policy');
await shot('blue-1280',1280,800,'/search/blue%20sofa%20under%201500',p=>p.waitForTimeout(1500));
await shot('home-1280',1280,800,'/');
await shot('fr-prod',1280,1600,'/fr/product/hudson-sofa',p=>p.waitForTimeout(2500));
}
console.log(errs.join('\n'));
await b.close();
